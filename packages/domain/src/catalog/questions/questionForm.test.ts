import { expect, it } from "vitest"
import { questionHref } from "./questionForm.ts"

it("NAV-119 questionHref is /QuestionSubmission with the product number as pr_page_id", () => {
  expect(questionHref("A&b=c d")).toBe("/QuestionSubmission?pr_page_id=A%26b%3Dc%20d")
})
