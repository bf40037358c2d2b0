export { type Advice, adviceOf } from "./advice.ts"
export type { ArticleRow } from "./article.ts"
export { articles } from "./articles.ts"
