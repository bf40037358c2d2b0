import { fireEvent, screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { renderStaffPage } from "../../../test/renderStaffPage.ts"
import { emptyPromoCode, formatDiscount, formatUse, readPromoCode } from "./promoCodeDraft.ts"

const spring = {
  code: "SPRING10",
  discount: { _tag: "PercentOff", percent: 10 },
  minimum: 9_900,
  startsAt: null,
  endsAt: null,
  usesLeft: null,
  state: "active",
  orders: 12,
  given: 34_000
} as const

describe("the form of a promo code", () => {
  const typed = { ...emptyPromoCode, code: " spring10 ", value: "10%" }

  it("EDIT-32 reads codes in any letter case, and empty fields as no limit", () => {
    expect(readPromoCode(typed)).toEqual({
      draft: { code: "SPRING10", discount: { _tag: "PercentOff", percent: 10 }, minimum: 0, startsAt: null, endsAt: null, uses: null }
    })
    expect(readPromoCode({ ...typed, kind: "amount", value: "$25", minimum: "99", uses: "100", ends: "2099-01-01T00:00" })).toMatchObject({
      draft: { discount: { cents: 2_500 }, minimum: 9_900, uses: 100, endsAt: "2099-01-01T00:00:00Z" }
    })
  })

  it.each([
    [{ code: "A" }, "code"],
    [{ code: "TWO WORDS" }, "code"],
    [{ value: "0" }, "value"],
    [{ value: "10.5" }, "value"],
    [{ kind: "amount", value: "free" }, "value"],
    [{ minimum: "some" }, "minimum"],
    [{ uses: "1e9" }, "uses"],
    [{ uses: "0" }, "uses"]
  ] as const)("EDIT-32 names the wrong field of %o", (change, wrong) => {
    expect(readPromoCode({ ...typed, ...change })).toMatchObject({ wrong })
  })
})

describe("the promo codes page of staff", () => {
  it("EDIT-32 lists discount and use, ends a code, and keeps the form after a problem", async () => {
    const sent: Array<unknown> = []
    await renderStaffPage("/staff/promo-codes", {
      "/api/staff/promo-codes/find": () => [spring],
      "/api/staff/promo-codes/end": (body) => {
        sent.push(body)
        return { isDone: true, now: [{ ...spring, state: "ended" }] }
      },
      "/api/staff/promo-codes/create": () => ({ problem: "Code SPRING10 exists already. Choose another.", now: [spring] })
    })
    expect(await screen.findByRole("cell", { name: "10% off orders of $99.00 or more" })).toBeTruthy()
    expect(screen.getByRole("cell", { name: "12 orders, $340.00 given" })).toBeTruthy()
    fireEvent.click(screen.getByRole("button", { name: "End code SPRING10" }))
    expect(await screen.findByText(/Code SPRING10 has ended/)).toBeTruthy()
    expect(sent).toEqual([{ code: "SPRING10" }])

    const code = screen.getByRole<HTMLInputElement>("textbox", { name: "Code" })
    fireEvent.change(code, { target: { value: "spring10" } })
    fireEvent.change(screen.getByRole("textbox", { name: "Percent" }), { target: { value: "10" } })
    fireEvent.click(screen.getByRole("button", { name: "Create Code" }))
    expect(await screen.findByText("Code SPRING10 exists already. Choose another.")).toBeTruthy()
    expect(code.value).toBe("spring10")
  })

  it("EDIT-32 formats discounts and use in words", () => {
    expect(formatDiscount({ discount: { _tag: "AmountOff", cents: 500 as never }, minimum: 0 as never })).toBe("$5.00 off")
    expect(formatUse({ orders: 1, given: 500 as never, usesLeft: 4 })).toBe("1 order, $5.00 given, 4 left")
    expect(formatUse({ orders: 0, given: 0 as never, usesLeft: null })).toBe("0 orders")
  })
})
