import { Effect } from "effect"
import { buildStorefront } from "../src/shop/storefrontBuild.ts"

/** `pnpm build` always builds the storefront. A shop that starts on the same sources reuses this build. */
await Effect.runPromise(buildStorefront)
