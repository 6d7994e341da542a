import * as v from 'valibot';
import { ARTICLE_SUBJECTS, FURTHER_SUBJECTS } from './vocabulary';

export const articleSchema = v.object({
  slug: v.pipe(v.string(), v.regex(/^[a-z-]+$/)),
  title: v.string(),
  subject: v.picklist([...ARTICLE_SUBJECTS, ...FURTHER_SUBJECTS]),
  summary: v.string(),
});
