/** The subjects of the three cards. */
export const ARTICLE_SUBJECTS = ['On Boarding', 'Configuration', 'Form Embed'] as const;

/** Subjects outside the Quick Links, which the specification fixes. */
export const FURTHER_SUBJECTS = ['Import and Workspaces', 'Closing the Month', 'Everyday Work'] as const;
