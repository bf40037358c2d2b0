import * as addresses from "./buying/addresses/calls.ts"
import * as assembly from "./catalog/assembly/calls.ts"
import * as banners from "./shell/banners/calls.ts"
import * as cart from "./buying/cart/calls.ts"
import * as catalogue from "./catalog/catalog/calls.ts"
import * as unjudged from "./catalog/catalog/offline/calls.ts"
import * as classSheets from "./catalog/class-sheets/calls.ts"
import * as sheetForms from "./catalog/class-sheets/forms/calls.ts"
import * as comparison from "./catalog/comparison/calls.ts"
import * as checkout from "./buying/checkout/calls.ts"
import * as content from "./catalog/content/calls.ts"
import * as desk from "./operations/order-management/calls.ts"
import * as fitment from "./vehicles/fitment/calls.ts"
import * as flags from "./foundation/flags/calls.ts"
import * as garage from "./vehicles/garage/calls.ts"
import * as jobs from "./catalog/jobs/calls.ts"
import * as builds from "./buying/lists/builds/calls.ts"
import * as lists from "./buying/lists/calls.ts"
import * as location from "./buying/location/calls.ts"
import * as loyalty from "./customer/loyalty/calls.ts"
import * as mating from "./catalog/mating/calls.ts"
import * as navigation from "./shell/navigation/calls.ts"
import * as notifications from "./customer/notifications/calls.ts"
import * as owned from "./catalog/owned-parts/calls.ts"
import * as order from "./buying/order/calls.ts"
import type { Call } from "./foundation/ports/Call.ts"
import type { RestCall } from "./foundation/ports/RestCall.ts"
import * as promotions from "./buying/promotions/calls.ts"
import * as push from "./customer/push/calls.ts"
import * as questions from "./catalog/questions/calls.ts"
import * as recommendations from "./discovery/recommendations/calls.ts"
import * as reviews from "./catalog/reviews/calls.ts"
import * as search from "./discovery/search/calls.ts"
import * as signup from "./customer/signup/calls.ts"
import * as staff from "./operations/staff/calls.ts"
import * as vehicle from "./vehicles/vehicle/calls.ts"
import * as visitor from "./foundation/visitor/calls.ts"

const values: ReadonlyArray<unknown> = [
  addresses,
  assembly,
  banners,
  cart,
  catalogue,
  classSheets,
  sheetForms,
  comparison,
  checkout,
  content,
  desk,
  fitment,
  flags,
  garage,
  jobs,
  builds,
  lists,
  location,
  loyalty,
  mating,
  navigation,
  order,
  owned,
  notifications,
  promotions,
  push,
  questions,
  recommendations,
  reviews,
  search,
  signup,
  staff,
  vehicle,
  visitor,
  unjudged
].flatMap((capability): ReadonlyArray<unknown> => Object.values(capability))
const hasMeaning = (value: unknown, field: string): boolean => typeof value === "object" && value !== null && Object.hasOwn(value, field)

/** Every GraphQL call that the shop's channels make: together with `registry/graphql`, the allow-list for a backend (GAP-17). */
export const calls: ReadonlyArray<Call<unknown, unknown>> = values.filter((value): value is Call<unknown, unknown> =>
  hasMeaning(value, "operation")
)

/** Every REST call whose path does not depend on the visitor. @internal */
export const restCalls: ReadonlyArray<RestCall<unknown, unknown>> = values.filter((value): value is RestCall<unknown, unknown> =>
  hasMeaning(value, "path")
)
