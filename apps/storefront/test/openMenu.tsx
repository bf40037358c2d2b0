import type { MemoryServices } from "@camber/adapter-memory"
import { act, fireEvent, screen, within } from "@testing-library/react"
import type { Seed } from "../src/foundation/runtime/Seed.ts"
import { renderStorefront } from "./renderStorefront.tsx"
import { createTestRuntime } from "./createTestRuntime.ts"

export const wireLink = (primary: string, subItems: ReadonlyArray<object> = []) => ({
  primary,
  href: `/shop/${primary.toLowerCase()}`,
  brandImageUrl: null,
  count: null,
  subItems
})

/** Menu services with these responses by operation; other operations are unavailable. */
export const menuServices = (answers: Readonly<Record<string, unknown>>): MemoryServices => ({
  graphql: ({ operation }) => (operation in answers ? { data: answers[operation] } : "away")
})

/** Opens the navigation drawer from a control of the phone's bar. */
export const openMenu = async (
  answers: Readonly<Record<string, unknown>> = {},
  control: "Menu" | "Shop" = "Menu",
  address = "/the-toolbox",
  seed: Partial<Seed> = {}
) => {
  const drawn = await renderStorefront(address, {}, seed, createTestRuntime(null, menuServices(answers)))
  fireEvent.click(within(screen.getByRole("navigation", { name: "Quick access" })).getByRole("link", { name: control }))
  // Its content renders one frame later.
  await within(await screen.findByRole("dialog", {}, { timeout: 5000 })).findAllByRole("navigation")
  const press = (name: string) => act(async () => fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name })))
  return { ...drawn, press }
}

/** Returns the texts in the visible panel. */
export const readLines = (title: string): ReadonlyArray<string | null> =>
  within(screen.getByRole("navigation", { name: title }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent)
