import * as addresses from "./addresses/calls.ts"
import * as assembly from "./assembly/calls.ts"
import * as banners from "./banners/calls.ts"
import * as cart from "./cart/calls.ts"
import * as catalogue from "./catalogue/calls.ts"
import * as unjudged from "./catalogue/unjudged/calls.ts"
import * as comparison from "./comparison/calls.ts"
import * as checkout from "./checkout/calls.ts"
import * as content from "./content/calls.ts"
import * as desk from "./desk/calls.ts"
import * as fitment from "./fitment/calls.ts"
import * as flags from "./flags/calls.ts"
import * as garage from "./garage/calls.ts"
import * as builds from "./lists/builds/calls.ts"
import * as lists from "./lists/calls.ts"
import * as location from "./location/calls.ts"
import * as loyalty from "./loyalty/calls.ts"
import * as navigation from "./navigation/calls.ts"
import * as notifications from "./notifications/calls.ts"
import * as order from "./order/calls.ts"
import type { Call } from "./ports/Call.ts"
import type { RestCall } from "./ports/RestCall.ts"
import * as promotions from "./promotions/calls.ts"
import * as push from "./push/calls.ts"
import * as questions from "./questions/calls.ts"
import * as recommendations from "./recommendations/calls.ts"
import * as reviews from "./reviews/calls.ts"
import * as search from "./search/calls.ts"
import * as signup from "./signup/calls.ts"
import * as staff from "./staff/calls.ts"
import * as vehicle from "./vehicle/calls.ts"
import * as visitor from "./visitor/calls.ts"

const values: ReadonlyArray<unknown> = [
  addresses,
  assembly,
  banners,
  cart,
  catalogue,
  comparison,
  checkout,
  content,
  desk,
  fitment,
  flags,
  garage,
  builds,
  lists,
  location,
  loyalty,
  navigation,
  order,
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
const has = (value: unknown, field: string): boolean => typeof value === "object" && value !== null && Object.hasOwn(value, field)

/** Every GraphQL call that the shop's channels make: with `registry/graphql` a backend's allow-list (GAP-17). */
export const calls: ReadonlyArray<Call<unknown, unknown>> = values.filter((value): value is Call<unknown, unknown> =>
  has(value, "operation")
)

/** Every REST call whose path does not depend on who asks. */
export const restCalls: ReadonlyArray<RestCall<unknown, unknown>> = values.filter((value): value is RestCall<unknown, unknown> =>
  has(value, "path")
)
