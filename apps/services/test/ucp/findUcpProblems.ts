import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import { answerSchemas, catalogSchemas } from "./answerSchemas.ts"
import { commonSchemas, ref } from "./commonSchemas.ts"

const ajv = new Ajv2020({ allErrors: true, strict: false })
addFormats.default(ajv)
const $defs = { ...commonSchemas, ...catalogSchemas }
const compile = (schema: object): ValidateFunction => ajv.compile({ ...schema, $defs })
const answers = new Map(Object.entries(answerSchemas).map(([name, schema]) => [name, compile(schema)]))
const error = compile(ref("error"))
const profile = compile(ref("profile"))
const constraints = compile(ref("requestConstraints"))

/** Tools whose answers the protocol defines. */
export const ucpToolNames: ReadonlySet<string> = new Set(answers.keys())

/** Returns the violations of the Universal Commerce Protocol in an answer; empty if the protocol does not define the answer. */
export const findUcpProblems = (tool: string, isError: boolean, answer: unknown): ReadonlyArray<string> => {
  const validate = isError ? error : answers.get(tool)
  return [...(validate === undefined ? [] : listProblems(validate, answer)), ...findConstraintProblems(answer)]
}

/** Returns the violations of the protocol in a discovery document. */
export const findProfileProblems = (document: unknown): ReadonlyArray<string> => listProblems(profile, document)

const listProblems = (validate: ValidateFunction, value: unknown): ReadonlyArray<string> => {
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
}

/** Checks the actions in an answer of any tool: each must have constraints on the next request. */
const findConstraintProblems = (answer: unknown): ReadonlyArray<string> => {
  const { actions = {} } = Object(answer) as { readonly actions?: Readonly<Record<string, ReadonlyArray<{ readonly config: object }>>> }
  return Object.values(actions)
    .flat()
    .flatMap(({ config }) => ("request_constraints" in config ? listProblems(constraints, config.request_constraints) : []))
}
