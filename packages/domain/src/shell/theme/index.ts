export * from "./ThemePreference.ts"
export * from "./rules.ts"
