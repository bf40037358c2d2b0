import { expect, it } from "vitest"
import { parseQueryString } from "../ports/queryString.ts"
import { questionHref, reviewHref } from "./submissionHrefs.ts"

it("NAV-101 'Write a Review' leads to /ReviewSubmission with the product's base number as pr_page_id", () => {
  expect(reviewHref("CAM-4X")).toBe("/ReviewSubmission?pr_page_id=CAM-4X")
  expect(parseQueryString(reviewHref("A&b=c d").split("?")[1] ?? "").get("pr_page_id")).toBe("A&b=c d")
  expect(reviewHref("\ud83c")).toBe("/ReviewSubmission?pr_page_id=%EF%BF%BD")
})

it("NAV-119 'Ask a Question' leads to /QuestionSubmission in the same way", () => {
  expect(questionHref("A&b=c d")).toBe("/QuestionSubmission?pr_page_id=A%26b%3Dc%20d")
})
