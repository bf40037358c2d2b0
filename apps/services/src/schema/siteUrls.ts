/** Paths of the shop's pages (GAP-C54). Catalog slugs and category ids need no escaping; other names are escaped. */
export const siteUrls = {
  product: (product: { readonly slug: string; readonly product_page_id: number }, skuVariantNumber?: string) =>
    `/item/${product.slug}/${product.product_page_id}${skuVariantNumber === undefined ? "" : `?sku=${encodeURIComponent(skuVariantNumber)}`}`,
  category: (category: { readonly slug: string; readonly category_id: string }) => `/shop/${category.slug}~${category.category_id}`,
  /** A market's listing, optionally of one category. */
  market: (market: string, category?: { readonly slug: string }) => `/shop/${market}${category === undefined ? "" : `-${category.slug}`}`,
  article: (article: { readonly slug: string; readonly article_id: number }) => `/the-toolbox/${article.slug}/${article.article_id}`,
  brand: (slug: string) => `/brands/${slug}`,
  make: (slug: string) => `/makes/${slug}`,
  engine: (slug: string) => `/engines/${slug}`,
  transmission: (slug: string) => `/transmissions/${slug}`,
  rearAxle: (slug: string) => `/rearaxle/${slug}`,
  platform: (slug: string) => `/platforms/${slug}`,
  race: (slug: string) => `/race/${slug}`,
  vehicle: (vehicle: { readonly year: number; readonly make: Slugged; readonly model: Slugged; readonly vehicleBaseId: number }) =>
    `/vehicle/${vehicle.year}-${vehicle.make.slug}-${vehicle.model.slug}~${vehicle.vehicleBaseId}`,
  search: (query: string) => `/search?query=${encodeURIComponent(query)}`,
  all: "/shop/all",
  deals: "/deals",
  /** Path of the listing of all parts that fit the selected vehicle. */
  allThatFits: "/shop/all?fits=1",
  /** The search itself filters by fit, unless the query names another vehicle (GAP-C70). */
  searchThatFits: "/search"
}

interface Slugged {
  readonly slug: string
}
