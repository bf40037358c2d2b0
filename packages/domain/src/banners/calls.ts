import { Schema } from "effect"
import type { Call } from "../ports/Call.ts"
import { Banner } from "./model.ts"

/** The banners of the day, in the order in which they stand (CALL-12, CALL-13, GAP-15). */
export const activeBanners = {
  service: "trait",
  operation: "activeBanners",
  id: "7ce8d0c5b0fd53c226fa63e087ad0e67c2b545635ce81b0032b0f55416090471",
  variables: Schema.Struct({}),
  result: Schema.Struct({ activeBanners: Schema.Array(Banner) })
} satisfies Call<object, object>
