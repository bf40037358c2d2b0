import { expect, it } from "vitest"
import { parseQueryString } from "../../foundation/ports/queryString.ts"
import { reviewHref } from "./reviewForm.ts"

it("NAV-101 reviewHref is /ReviewSubmission with the product number as pr_page_id", () => {
  expect(reviewHref("CAM-4X")).toBe("/ReviewSubmission?pr_page_id=CAM-4X")
  expect(parseQueryString(reviewHref("A&b=c d").split("?")[1] ?? "").get("pr_page_id")).toBe("A&b=c d")
  expect(reviewHref("\ud83c")).toBe("/ReviewSubmission?pr_page_id=%EF%BF%BD")
})
