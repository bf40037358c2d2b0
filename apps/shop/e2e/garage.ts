import type { Locator, Page } from "@playwright/test"
import { waitForHydration } from "./waitForHydration.ts"
import type { InputMethod } from "./inputMethod.ts"

export type Car = readonly [year: string, make: string, model: string]
export const camaro: Car = ["1969", "Chevrolet", "Camaro"]

export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole("dialog", { name })

/** Selects an option of a form's list once it is enabled. */
export const choose = async (form: Locator, label: string, option: string): Promise<void> => {
  const list = form.getByLabel(label, { exact: true })
  await list.and(form.page().locator(":enabled")).waitFor()
  await list.selectOption({ label: option })
}

export const fillVehicleForm = async (form: Locator, [year, make, model]: Car): Promise<void> => {
  await choose(form, "Year", year)
  await choose(form, "Make", make)
  await choose(form, "Model", model)
}

/** Fills in the vehicle form with an input method. */
export const fillVehicleFormWith = async (hand: InputMethod, form: Locator, [year, make, model]: Car): Promise<void> => {
  await hand.choose(form.getByLabel("Year", { exact: true }), year)
  await hand.choose(form.getByLabel("Make", { exact: true }), make)
  await hand.choose(form.getByLabel("Model", { exact: true }), model)
}

/** Adds a car to the garage as a shopper does, and leaves the resulting page open. */
export const addVehicle = async (page: Page, car: Car): Promise<void> => {
  await page.goto("/?showymm=true")
  await waitForHydration(page)
  const form = dialog(page, "Add a Vehicle")
  await fillVehicleForm(form, car)
  await form.getByRole("button", { name: "Add Vehicle" }).click()
  await form.waitFor({ state: "hidden" })
  await page.waitForURL(/\/vehicle\//)
}

/** Returns the visible garage link: in the phone's bar, or the badge in the header. */
export const garageButton = (page: Page): Locator =>
  page.getByRole("link", { name: "Garage", exact: true }).or(page.getByRole("banner").locator("a.plate")).filter({ visible: true }).last()
