import { lateComponent } from "../../foundation/late/lateComponent.ts"
import type { ProductNewsProps } from "./ProductNews.tsx"

export const productNews = lateComponent<ProductNewsProps>(() => import("./ProductNews.tsx"))
