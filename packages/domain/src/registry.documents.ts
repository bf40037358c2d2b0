import { documents as banners } from "./banners/calls.documents.ts"
import { documents as cart } from "./cart/calls.documents.ts"
import { documents as catalogue } from "./catalogue/calls.documents.ts"
import { documents as comparison } from "./comparison/calls.documents.ts"
import { documents as checkout } from "./checkout/calls.documents.ts"
import { documents as content } from "./content/calls.documents.ts"
import { documents as fitment } from "./fitment/calls.documents.ts"
import { documents as flags } from "./flags/calls.documents.ts"
import { documents as garage } from "./garage/calls.documents.ts"
import { documents as lists } from "./lists/calls.documents.ts"
import { documents as navigation } from "./navigation/calls.documents.ts"
import { documents as order } from "./order/calls.documents.ts"
import { documents as recommendations } from "./recommendations/calls.documents.ts"
import { calls } from "./registry.ts"
import { documents as reviews } from "./reviews/calls.documents.ts"
import { documents as search } from "./search/calls.documents.ts"
import { documents as vehicle } from "./vehicle/calls.documents.ts"
import { documents as visitor } from "./visitor/calls.documents.ts"

/** The document of every call, by operation. For the services, tests and tools: no browser bundle may contain this file (GAP-17). */
export const documents: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...banners,
    ...cart,
    ...catalogue,
    ...comparison,
    ...checkout,
    ...content,
    ...fitment,
    ...flags,
    ...garage,
    ...lists,
    ...navigation,
    ...order,
    ...recommendations,
    ...reviews,
    ...search,
    ...vehicle,
    ...visitor
  })
)

/** The same documents by id: the trusted documents of `{ id, variables }` bodies. */
export const documentsById: ReadonlyMap<string, string> = new Map(calls.map(({ id, operation }) => [id, documents.get(operation) ?? ""]))
