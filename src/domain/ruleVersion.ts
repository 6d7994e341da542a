/**
 * The version of the rules of money by which records are made. Each record stores it next to the cents that the rules
 * gave, and readers use these cents: so a changed rule gets the next number and changes no past event.
 */
export const RULE_VERSION = 1;
