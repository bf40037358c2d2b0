import * as cart from "./cart/calls.ts"
import * as catalogue from "./catalogue/calls.ts"
import * as content from "./content/calls.ts"
import * as fitment from "./fitment/calls.ts"
import * as garage from "./garage/calls.ts"
import * as navigation from "./navigation/calls.ts"
import type { Call } from "./ports/Call.ts"
import * as search from "./search/calls.ts"
import * as vehicle from "./vehicle/calls.ts"

/** Every call that the shop's channels make, by operation. */
export const calls: ReadonlyArray<Call<unknown, unknown>> = [
  vehicle.describeProject,
  vehicle.ymm,
  vehicle.engineDropdown,
  vehicle.raceTypeDropdown,
  vehicle.facetOptions,
  vehicle.allMakes,
  vehicle.makesAndModels,
  vehicle.buildLink,
  navigation.categoryLinks,
  navigation.brandLinks,
  navigation.engineLinks,
  navigation.engineLinksForSiteMap,
  navigation.transmissionLinks,
  navigation.rearAxleLinks,
  navigation.allTopLevelPlatforms,
  search.autoSuggest,
  search.listing,
  fitment.skuBaseFitment,
  catalogue.skuBases,
  catalogue.productOptions,
  catalogue.productPage,
  content.article,
  content.articlesByCategory,
  content.featuredArticle,
  garage.customerProjects,
  garage.addNewProjectToGarage,
  garage.updateCustomerProject,
  garage.removeProjectFromGarage,
  cart.addToCart,
  cart.cart,
  cart.changeCartLine,
  cart.removeCartLine
]
