/** A setting that cannot be used. Its message is a sentence for the person who starts the server. */
export class SettingRefused extends Error {}
