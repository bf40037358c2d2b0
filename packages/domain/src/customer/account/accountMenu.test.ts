import { describe, expect, it } from "vitest"
import { getAccountMenu } from "./accountMenu.ts"

const member = { isRegistered: true, hasRewards: true, canInstall: true }
const labels = (of: typeof member) => getAccountMenu(of).map(({ label }) => label)

describe("getAccountMenu", () => {
  it("NAV-11 lists the entries of a registered customer in order", () => {
    expect(labels(member)).toEqual([
      "Notifications",
      "Order History",
      "Track My Order",
      "Start a Return",
      "My Lists",
      "Rewards",
      "My Garage",
      "Install App",
      "Account Settings"
    ])
  })

  it("NAV-12 links each entry to its page", () => {
    expect(getAccountMenu(member).map(({ href }) => href)).toEqual([
      "/account/notificationhistory",
      "/account/orderhistory",
      "/Track/OrderLocator",
      "/Track/ReturnLocator",
      "/buildlist",
      "/pages/rewards",
      "/CustomerVehicle",
      "/pages/appinstall",
      "/account"
    ])
  })

  it("NAV-15 offers the app only if it can be installed", () => {
    expect(labels({ ...member, canInstall: false })).not.toContain("Install App")
  })

  it("NAV-16 NAV-17 hides account entries from guests, and rewards from customers who are not eligible", () => {
    expect(labels({ ...member, isRegistered: false })).toEqual(["Track My Order", "Start a Return", "My Lists", "My Garage", "Install App"])
    expect(labels({ ...member, hasRewards: false })).not.toContain("Rewards")
  })
})
