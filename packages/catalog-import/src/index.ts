export {
  assembleProduct,
  type ImportedProduct,
  type NumberContent,
  type Offer,
  type PictureContent,
  type PlannedPrice,
  type ProductContent,
  type StatementContent,
  type VariantContent
} from "./assembleProduct.ts"
export { readStatementCells, type StatementResult } from "./camber/readStatementCells.ts"
export { MAIN_WAREHOUSE_NAME } from "./exports/shared.ts"
export type { PriceChange } from "./feeds/priceFeed.ts"
export { type FeedKind, type FeedRow, type FeedSummary, offerFeeds, readOfferFeed } from "./feeds/readOfferFeed.ts"
export type { StockChange } from "./feeds/stockFeed.ts"
export { createShopNames, type ShopNameRows } from "./names/ShopNames.ts"
export { type OldTable, type OldTableKind } from "./old-shop/oldTableKinds.ts"
export { createCustomerReader, type OldAddress, type OldCustomer } from "./old-shop/readOldCustomer.ts"
export { readOldGiftCard } from "./old-shop/readOldGiftCard.ts"
export {
  createOrderReader,
  createSoldLineReader,
  type OldOrderHead,
  type OldOrderLine,
  type OrderRecord,
  readOrderLine
} from "./old-shop/readOldOrder.ts"
export { createRedirectReader, flattenRedirects, type OldRedirect } from "./old-shop/readOldRedirect.ts"
export { createReviewReader, type OldReview } from "./old-shop/readOldReview.ts"
export { type OldRow, type OldRowCounts, readOldRows, recognizeOldFile } from "./old-shop/readOldRows.ts"
export { readOldSitemap, recognizeSitemap, type SitemapAddress } from "./old-shop/readOldSitemap.ts"
export { ImportRefused, type Problem, refuse, type Report, type Severity, toLogEntry } from "./Problem.ts"
export { type CatalogSummary, readCatalog } from "./readCatalog.ts"
export { readerTitles } from "./recognize.ts"
export type { CatalogRecord, NumberForm } from "./records.ts"
export { formatBars } from "./text/cells.ts"
export type { ImportFile } from "./text/decodeText.ts"
export { importableFile, openZip } from "./zip/openZip.ts"
