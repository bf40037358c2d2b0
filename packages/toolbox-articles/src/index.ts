export { type Advice, getAdvice, articles } from "./advice.ts"
export type { ArticleRow } from "./article.ts"
