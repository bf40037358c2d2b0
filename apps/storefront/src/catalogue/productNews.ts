import { lateComponent } from "../frame/lateComponent.ts"
import type { ProductNewsProps } from "./ProductNews.tsx"

export const productNews = lateComponent<ProductNewsProps>(() => import("./ProductNews.tsx"))
