import { Effect } from "effect"
import { buildStorefront } from "../src/shop/storefrontBuild.ts"

/** `pnpm build` builds the storefront, whatever build is there. A shop that starts on the same sources takes this one. */
await Effect.runPromise(buildStorefront)
