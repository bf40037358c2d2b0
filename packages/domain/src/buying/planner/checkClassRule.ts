import type { ClassRule } from "../lists/build.ts"
import { type CheckedPart, getPartTypes } from "../lists/checkBuild.ts"

/**
 * Result of a class rule: a part in the build addresses the rule, no part does, or only an inspector can decide. Never a verdict on
 * compliance.
 */
export type ClassRuleResult =
  | { readonly _tag: "Answered"; readonly by: ReadonlyArray<CheckedPart> }
  | { readonly _tag: "NotInBuild" | "Inspector" }

/** Finds the parts of the types that the rule requires. The inspector decides whether the parts comply. */
export const checkClassRule = ({ asks }: Pick<ClassRule, "asks">, parts: ReadonlyArray<CheckedPart>): ClassRuleResult => {
  if (asks.length === 0) return { _tag: "Inspector" }
  const by = parts.filter((part) => asks.some(({ slug }) => getPartTypes([part]).has(slug)))
  return by.length === 0 ? { _tag: "NotInBuild" } : { _tag: "Answered", by }
}
