import type { OwnedForm } from "@camber/domain/owned-parts"

/** Reads the text fields of a form of the build sheet. */
export const readOwnedForm = (form: HTMLFormElement): OwnedForm =>
  Object.fromEntries([...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])))
