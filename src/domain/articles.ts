import * as v from 'valibot';

/** The subjects of the help screen's three cards. */
export const ARTICLE_SUBJECTS = ['On Boarding', 'Configuration', 'Form Embed'] as const;

export const articleSchema = v.object({
  slug: v.pipe(v.string(), v.regex(/^[a-z-]+$/)),
  title: v.string(),
  subject: v.picklist(ARTICLE_SUBJECTS),
  summary: v.string(),
});

export type Article = v.InferOutput<typeof articleSchema>;
export type ArticleSubject = Article['subject'];
