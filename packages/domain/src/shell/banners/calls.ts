import { Schema } from "effect"
import type { Call } from "../../foundation/ports/Call.ts"
import { Banner } from "./model.ts"

/** Fetches the active banners in display order (CALL-12, CALL-13, GAP-15). */
export const activeBanners = {
  service: "trait",
  operation: "activeBanners",
  id: "4a43bb340133e02edb8a3e60cfd8ab9fb89060963a0d0254c8738f20e89f65c2",
  variables: Schema.Struct({}),
  result: Schema.Struct({ activeBanners: Schema.Array(Banner) })
} satisfies Call<object, object>
