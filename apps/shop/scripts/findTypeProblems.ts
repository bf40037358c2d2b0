import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core"
import { readFileSync } from "node:fs"

/** Ways to resolve modules that the packages support: they are ES modules with closed exports. */
const supported: ReadonlyArray<string> = ["node16-esm", "bundler"]

/** Returns what consumers' type checkers would find wrong in a packed package, as `@arethetypeswrong/cli --profile esm-only` does. */
const findTypeProblems = async (tarball: string): Promise<ReadonlyArray<string>> => {
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))))
  if (result.types === false) return ["The package has no types"]
  return result.problems
    .filter((problem) => !("resolutionKind" in problem) || supported.includes(problem.resolutionKind))
    .map((problem) => [problem.kind, "entrypoint" in problem ? problem.entrypoint : ""].join(" "))
}

/** `node findTypeProblems.ts TARBALL` prints them as JSON. A program, because Vitest would load the checker's sources. */
console.log(JSON.stringify(await findTypeProblems(process.argv[2] ?? "")))
