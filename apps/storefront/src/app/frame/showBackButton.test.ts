import { act, fireEvent, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { showBackButton } from "./showBackButton.ts"

afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, "", "/")
})

/** The installed app at an address. */
const open = async (address: string) => {
  history.replaceState(null, "", address)
  await renderStorefront(address)
  let turn: () => void = () => undefined
  const gone: Array<string> = []
  showBackButton({ follow: (hear) => ((turn = () => hear("")), () => undefined) }, () => void gone.push("/"))
  const goTo = (next: string) => {
    history.replaceState(null, "", next)
    turn()
  }
  return { goTo, gone }
}
const back = () => screen.queryByRole("button", { name: "Back" })

describe("the back button of the installed app", () => {
  it("NAV-30 is first in the header of every page but the home page", async () => {
    const { goTo } = await open("/the-toolbox")
    expect(back()).toBe(screen.getByRole("banner").querySelector(".masthead :is(a, button)"))
    goTo("/")
    expect(back()).toBeNull()
    goTo("/pages/appInstall")
    expect(back()).toBeTruthy()
  })

  it("NAV-30 goes back if the history has an earlier page, and otherwise goes to the home page", async () => {
    const { gone } = await open("/the-toolbox")
    const goBack = vi.spyOn(history, "back").mockReturnValue(undefined)
    const pages = vi.spyOn(history, "length", "get").mockReturnValue(2)
    await act(async () => void fireEvent.click(back()!))
    expect([goBack.mock.calls.length, gone]).toEqual([1, []])
    pages.mockReturnValue(1)
    await act(async () => void fireEvent.click(back()!))
    expect([goBack.mock.calls.length, gone]).toEqual([1, ["/"]])
  })
})
