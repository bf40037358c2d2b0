import type { ClassSheet, SheetRule } from "../model.ts"

/** A sheet of 2026 without rules. */
export const sampleSheet = (fields: Partial<ClassSheet> = {}): ClassSheet => ({
  id: "union-2026",
  line: "union",
  kind: "body",
  publisher: "Short Track Union",
  className: "Hobby Stock",
  raceType: "hobby-stock",
  season: 2026,
  issued: "2025-11-14",
  from: "2026-01-01",
  to: null,
  inherits: null,
  silence: new Map(),
  link: null,
  rules: [],
  ...fields
})

/** A rule that allows every wheel. */
export const sampleRule = (fields: Partial<SheetRule> = {}): SheetRule => ({
  id: "wheel",
  paragraph: "3.2",
  change: "add",
  about: ["race-wheel"],
  kind: "free",
  when: { _tag: "Always" },
  condition: { _tag: "Always" },
  weight: 0,
  from: null,
  to: null,
  text: "Any wheel.",
  ...fields
})
