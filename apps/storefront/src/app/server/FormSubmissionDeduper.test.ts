// @vitest-environment node
import { expect, it } from "vitest"
import { FormSubmissionDeduper } from "./FormSubmissionDeduper.ts"

const pressing = () => {
  let now = 1
  const forms = new FormSubmissionDeduper(() => now)
  return { forms, pass: (seconds: number) => (now += seconds * 1000) }
}
const add = ["WebUserGuid=a", "/forms/cart", "intent=add&skuVariantNumber=CAM-2-1&quantity=1"] as const

it("GAP-C59 a form that is submitted again within ten seconds is one submission, and after that a new submission", () => {
  const { forms, pass } = pressing()
  const first = forms.keyOf(...add)
  pass(6)
  expect(forms.keyOf(...add)).toBe(first)
  pass(6)
  const later = forms.keyOf(...add)
  expect(later).not.toBe(first)
  expect([first, later].every((key) => /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(key))).toBe(true)
})

it("GAP-C59 a new visitor who submits twice is one visitor, even if the second request contains the cookies of the first response", () => {
  const { forms } = pressing()
  const [, address, sent] = add
  const first = forms.keyOf("camber_session=new; WebUserGuid=a; VIN=v", address, sent)
  expect(forms.keyOf("EmailSignupModalShown=true; camber_session=new; WebUserGuid=a; VIN=v", address, sent)).toBe(first)
})

it("GAP-C59 FormSubmissionDeduper counts a different visitor, form or value as a separate submission", () => {
  const { forms } = pressing()
  const [visitor, address, sent] = add
  const keys = [
    forms.keyOf(visitor, address, sent),
    forms.keyOf("WebUserGuid=b", address, sent),
    forms.keyOf(visitor, "/forms/kit", sent),
    forms.keyOf(visitor, address, sent.replace("quantity=1", "quantity=2"))
  ]
  expect(new Set(keys).size).toBe(4)
})

it("GAP-C59 a form that is submitted again after a different form is a new submission, so that a removed item can be added again", () => {
  const { forms } = pressing()
  const [visitor, address, sent] = add
  const added = forms.keyOf(...add)
  forms.keyOf("WebUserGuid=b", address, sent)
  expect(forms.keyOf(...add)).toBe(added)
  forms.keyOf(visitor, address, "intent=remove&lineId=1")
  expect(forms.keyOf(...add)).not.toBe(added)
})
