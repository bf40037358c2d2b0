import {
  arrangeProductPictures,
  cancelPricePlan,
  changeFitment,
  changePrices,
  changeStock,
  checkProductFit,
  editProduct,
  findOffers as findOffersCall,
  importNotes,
  openProduct,
  planPrice,
  staffImports,
  takeBackFitment,
  undoLastImport,
  UNMATCHED_PATH
} from "@camber/domain/staff"
import { InvalidArgument } from "../http/errors.ts"
import { type ApiHandler, restrictMethods } from "../http/restHandlers.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { createStaffRoute, createPostRoute, createReadRoute } from "../staff/requireStaff.ts"
import { arrangePicturesIn } from "./arrangeProductPictures.ts"
import { changeFitmentIn, takeBackFitmentIn } from "./changeFitment.ts"
import { changePricesIn } from "./changePrices.ts"
import { changeStockIn } from "./changeStock.ts"
import { checkFitIn } from "./checkFit.ts"
import { editProductIn } from "./editProduct.ts"
import { findOffers } from "./findOffers.ts"
import { readStaffProduct } from "./openProduct.ts"
import { cancelPricePlanIn, planPriceIn } from "./pricePlans.ts"
import { readImportNotes, readImports, readUnmatched } from "./readImports.ts"
import { createImportUploadRoutes } from "./createImportUploadRoutes.ts"
import type { StaffImportDeps } from "./runImportUpload.ts"
import { undoLastImportIn } from "./undoLastImport.ts"
import { createPictureUploadRoute, type UploadDeps } from "./uploadPicture.ts"

/** Maximum body of an edit in bytes: a description and bullets, before and after the edit, in multi-byte characters. */
const MAX_EDIT_BYTES = 512_000
const MAX_IMPORT_ID = 2_147_483_647

/**
 * Creates the handlers of products and imports under /api/staff, by path. If a user's role lacks the right for a call, its path returns
 * 404.
 */
export const createCatalogEditingApi = (
  store: Pick<ResolverContext, "database" | "reference">,
  { imports, uploads }: { readonly imports: StaffImportDeps; readonly uploads: UploadDeps }
): ReadonlyArray<readonly [path: string, call: ApiHandler]> => [
  createPostRoute(findOffersCall, (query) => findOffers(store.database, query)),
  createPostRoute(changePrices, changePricesIn(store.database)),
  createPostRoute(changeStock, changeStockIn(store.database)),
  createPostRoute(openProduct, async ({ productPageId }) => ({ product: await readStaffProduct(store, productPageId) })),
  createPostRoute(checkProductFit, checkFitIn(store)),
  createPostRoute(editProduct, editProductIn(store), MAX_EDIT_BYTES),
  createPostRoute(arrangeProductPictures, arrangePicturesIn(store), MAX_EDIT_BYTES),
  createPictureUploadRoute(store, uploads),
  createPostRoute(changeFitment, changeFitmentIn(store)),
  createPostRoute(takeBackFitment, takeBackFitmentIn(store)),
  createPostRoute(planPrice, planPriceIn(store)),
  createPostRoute(cancelPricePlan, cancelPricePlanIn(store)),
  createReadRoute(staffImports, () => readImports(store.database)),
  createPostRoute(importNotes, ({ importId }) => readImportNotes(store.database, importId)),
  createPostRoute(undoLastImport, undoLastImportIn(imports)),
  ...createImportUploadRoutes(imports),
  createStaffRoute(UNMATCHED_PATH, restrictMethods(["GET"], answerUnmatched(store.database)))
]

/** Creates the handler that returns the unmatched rows of an import as a file. */
const answerUnmatched =
  (database: ResolverContext["database"]) =>
  async ({ url }: Request): Promise<Response> => {
    const importId = Number(new URL(url).searchParams.get("import"))
    if (!Number.isSafeInteger(importId) || importId < 1 || importId > MAX_IMPORT_ID)
      throw new InvalidArgument({ argument: "import", expected: "Expected the number of an import" })
    return new Response(await readUnmatched(database, importId), {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="unmatched-${importId}.csv"`,
        "cache-control": "no-store",
        "x-content-type-options": "nosniff"
      }
    })
  }
