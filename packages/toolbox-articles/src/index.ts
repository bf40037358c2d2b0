export { type Advice, getAdvice } from "./advice.ts"
export type { ArticleRow } from "./article.ts"
export { articles } from "./articles.ts"
