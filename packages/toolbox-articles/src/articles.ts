import type { ArticleRow } from "./article.ts"
import { builds } from "./builds/index.ts"
import { engineRecipes } from "./engine-recipes/index.ts"
import { lsSwap } from "./ls-swap/index.ts"
import { news } from "./news/index.ts"
import { stories } from "./stories/index.ts"
import { tech } from "./tech/index.ts"

/** All articles of the toolbox. */
export const articles: ReadonlyArray<ArticleRow> = [...tech, ...builds, ...news, ...stories, ...engineRecipes, ...lsSwap]
