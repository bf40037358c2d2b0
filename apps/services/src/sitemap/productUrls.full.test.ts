import { describe, it } from "vitest"
import { expectWholeSitemap } from "./testing/largeCatalog.ts"

describe("site map of a large catalog", () => {
  it(
    "lists each of a million products once, in files within 50,000 URLs and 10 MB, one batch in memory at a time",
    () => expectWholeSitemap(1_000_000),
    60_000
  )
})
