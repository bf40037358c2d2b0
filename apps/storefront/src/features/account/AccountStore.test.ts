import { Effect } from "effect"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { composeApp } from "../../app/composition/composeApp.ts"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import { createFakeDevice, createTestRuntime } from "../../../test/createTestRuntime.ts"
import { accountServices, june } from "../../../test/accountServices.ts"
import { AccountStore } from "./AccountStore.ts"

const open = (services: Parameters<typeof accountServices>[0]) => {
  const { asked, memory } = accountServices(services)
  const { container } = composeApp(emptySeed, createTestRuntime(june.cookie, memory), (error) => {
    throw error
  })
  return { asked, account: container.resolve(AccountStore) }
}

describe("profile", () => {
  it("VIS-05 is requested once, on first use", async () => {
    const { account, asked } = open({ profile: june.profile })
    expect([account.profile, account.isStranger, asked.length]).toEqual([undefined, false, 0])
    await Promise.all([account.ask(), account.ask()])
    expect([account.profile?.firstName, account.isStranger, asked.length]).toEqual(["June", false, 1])
  })

  it("is null when the request fails", async () => {
    const { account } = open({ profile: null })
    account.setMenu(true)
    await account.ask()
    expect([account.isMenuOpen, account.profile, account.isStranger]).toEqual([true, null, true])
  })

  it("is requested again after a name change", async () => {
    const { account, asked } = open({ profile: june.profile, outcome: "done" })
    await account.ask()
    expect(await account.submit("profile", { firstName: "June", lastName: "" })).toBe("done")
    expect(asked).toEqual(["userProfile", "/api/account/profile", "userProfile"])
  })

  it("reports that a form without a response can be sent again", async () => {
    expect(await open({ profile: null }).account.submit("signIn", {})).toBe("busy")
  })
})

describe("sign-out", () => {
  const leave = async (answer: object | "away") => {
    const logged = vi.spyOn(console, "log").mockImplementation(() => undefined)
    onTestFinished(() => logged.mockRestore())
    const device = createFakeDevice(june.cookie, { pathname: "/account" })
    const { local, session } = device.storage
    await Effect.runPromise(Effect.andThen(local.write("RecentSearches", "kept"), session.write("ProductList", "kept")))
    const { memory } = accountServices({ profile: june.profile })
    const json = ({ path }: { readonly path: string }) =>
      path === "/api/account/login/logout" && answer !== "away" ? { data: answer } : ("away" as const)
    const { container } = composeApp(emptySeed, createTestRuntime(null, { ...memory, json }, { device }), (error) => {
      throw error
    })
    const account = container.resolve(AccountStore)
    await account.ask()
    await account.signOut()
    const stored = await Effect.runPromise(Effect.all([local.read("RecentSearches"), session.read("ProductList"), device.tabs.address]))
    const messages = logged.mock.calls.map((call) => call.join(" ")).join("\n")
    return { kept: [stored[0], stored[1], stored[2].pathname], messages, name: account.profile?.firstName, isWaiting: account.isSigningOut }
  }

  it("VIS-06 clears this device's data and opens the URL that the services return", async () => {
    const { kept: stored, messages } = await leave({ success: true, redirectUrl: "/pages/newtrending" })
    expect([stored, messages]).toEqual([[undefined, undefined, "/pages/newtrending"], ""])
  })

  it.each([
    ["refused", { success: false, redirectUrl: "/" }, "unexpected error from server"],
    ["not answered", "away" as const, "unexpected error from server"],
    ["answered without a URL", { success: true, redirectUrl: null }, "no redirect from server"]
  ])(
    "VIS-07 VIS-08 keeps the customer and the stored data, stops waiting and logs an error when the request was %s",
    async (_how, answer, message) => {
      const { isWaiting, kept: stored, name, messages } = await leave(answer)
      expect([stored, name, isWaiting]).toEqual([["kept", "kept", "/account"], "June", false])
      expect(messages).toContain(message)
    }
  )
})
