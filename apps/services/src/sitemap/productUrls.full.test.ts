import { describe, it } from "vitest"
import { expectWholeSitemap } from "./testing/largeCatalog.ts"

describe("the site map of a large catalog", () => {
  it(
    "names each of a million products once, in files within 50,000 addresses and 10 MB, holding one batch at a time",
    () => expectWholeSitemap(1_000_000),
    60_000
  )
})
