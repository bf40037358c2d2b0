import type { ClassRule } from "../lists/build.ts"
import { type CheckedPart, getPartTypes } from "../lists/checkBuild.ts"

/** What a build says to a rule of its class: a part of it answers it, none does, or the inspector alone can tell. None is a verdict. */
export type ClassRuleResult =
  | { readonly _tag: "Answered"; readonly by: ReadonlyArray<CheckedPart> }
  | { readonly _tag: "NotInBuild" | "Inspector" }

/** Looks whether any part of a kind that the rule asks for is in the build; whether it meets the rule is the inspector's to say. */
export const checkClassRule = ({ asks }: Pick<ClassRule, "asks">, parts: ReadonlyArray<CheckedPart>): ClassRuleResult => {
  if (asks.length === 0) return { _tag: "Inspector" }
  const by = parts.filter((part) => asks.some(({ slug }) => getPartTypes([part]).has(slug)))
  return by.length === 0 ? { _tag: "NotInBuild" } : { _tag: "Answered", by }
}
