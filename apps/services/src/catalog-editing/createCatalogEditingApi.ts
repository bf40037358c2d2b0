import {
  changePrices,
  changeStock,
  checkProductFit,
  editProduct,
  findOffers as findOffersCall,
  importNotes,
  openProduct,
  staffImports
} from "@camber/domain/staff"
import type { ApiHandler } from "../http/restHandlers.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { createPostRoute, createReadRoute } from "../staff/staffRoutes.ts"
import { changePricesIn } from "./changePrices.ts"
import { changeStockIn } from "./changeStock.ts"
import { checkFitIn } from "./checkFit.ts"
import { editProductIn } from "./editProduct.ts"
import { findOffers } from "./findOffers.ts"
import { readStaffProduct } from "./openProduct.ts"
import { readImportNotes, readImports } from "./readImports.ts"

/** Maximum body of an edit in bytes: a description and bullets, before and after, in any script. */
const MAX_EDIT_BYTES = 512_000

/** Creates the handlers of products and imports under /api/staff, by path. For users whose role lacks a call's right, its path does not exist. */
export const createCatalogEditingApi = (
  store: Pick<ResolverContext, "database" | "reference">
): ReadonlyArray<readonly [path: string, call: ApiHandler]> => [
  createPostRoute(findOffersCall, (query) => findOffers(store.database, query)),
  createPostRoute(changePrices, changePricesIn(store.database)),
  createPostRoute(changeStock, changeStockIn(store.database)),
  createPostRoute(openProduct, async ({ productPageId }) => ({ product: await readStaffProduct(store, productPageId) })),
  createPostRoute(checkProductFit, checkFitIn(store)),
  createPostRoute(editProduct, editProductIn(store), MAX_EDIT_BYTES),
  createReadRoute(staffImports, () => readImports(store.database)),
  createPostRoute(importNotes, ({ importId }) => readImportNotes(store.database, importId))
]
