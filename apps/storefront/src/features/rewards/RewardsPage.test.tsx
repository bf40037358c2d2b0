import type { MemoryServices } from "@camber/adapter-memory"
import { signUpForLoyalty } from "@camber/domain/loyalty"
import { fireEvent, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { accountServices, june } from "../../../test/accountServices.ts"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"

it("NAV-181 joining moves the focus to the top of the rewards page, which shows the balance", async () => {
  let currentPoints: object | null = null
  const { memory } = accountServices({ profile: june.profile })
  const json: MemoryServices["json"] = ({ path }) => {
    if (path === "/api/customer/loyalty/getloyaltylink")
      return { data: { userStatus: "eligible", onClickUrl: null, currentPoints, expiringPoints: null } }
    if (path !== signUpForLoyalty.path) return "away"
    currentPoints = {
      totalDollarValue: { decimal: 1, string: "$1.00" },
      totalPoints: 100,
      redeemablePoints: 100,
      redeemableDollarValue: "$1.00"
    }
    return { data: { success: true, publicErrorMessage: null } }
  }
  await renderStorefront("/pages/rewards", {}, {}, createTestRuntime(june.cookie, { ...memory, json }))
  const join = await screen.findByRole("button", { name: "Join Rewards" }, { timeout: 8000 })
  join.focus()
  fireEvent.click(join)
  expect(await screen.findByText(/100 points/, {}, { timeout: 8000 })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole("main"))
})
