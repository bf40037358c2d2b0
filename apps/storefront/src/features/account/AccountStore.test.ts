import { describe, expect, it } from "vitest"
import { compose } from "../../app/composition/compose.ts"
import { emptySeed } from "../../../test/drawShop.tsx"
import { memoryEngine } from "../../../test/memoryEngine.ts"
import { accountServices, june } from "../../../test/accountServices.ts"
import { AccountStore } from "./AccountStore.ts"

const open = (services: Parameters<typeof accountServices>[0]) => {
  const { asked, memory } = accountServices(services)
  const { container } = compose(emptySeed, memoryEngine(june.cookie, memory), (error) => {
    throw error
  })
  return { asked, account: container.resolve(AccountStore) }
}

describe("who is signed in", () => {
  it("VIS-05 is not known before somebody wants to know, then asked for once", async () => {
    const { account, asked } = open({ profile: june.profile })
    expect([account.profile, account.isStranger, asked.length]).toEqual([undefined, false, 0])
    await Promise.all([account.ask(), account.ask()])
    expect([account.profile?.firstName, account.isStranger, asked.length]).toEqual(["June", false, 1])
  })

  it("is nobody known where that could not be had", async () => {
    const { account } = open({ profile: null })
    account.setMenu(true)
    await account.ask()
    expect([account.isMenuOpen, account.profile, account.isStranger]).toEqual([true, null, true])
  })

  it("is asked for anew when the name has changed", async () => {
    const { account, asked } = open({ profile: june.profile, outcome: "done" })
    await account.ask()
    expect(await account.submit("profile", { firstName: "June", lastName: "" })).toBe("done")
    expect(asked).toEqual(["userProfile", "/api/account/profile", "userProfile"])
  })

  it("hears of a form that nobody answers that it may be sent again", async () => {
    expect(await open({ profile: null }).account.submit("signIn", {})).toBe("busy")
  })
})
