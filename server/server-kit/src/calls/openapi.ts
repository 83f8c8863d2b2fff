import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import type { Call, FileParts } from './call.ts'
import { isRaw } from './send-response.ts'

export type JsonObject = { [key: string]: unknown }

/** A way to be admitted, as OpenAPI names it. */
export type Security = {
  name: string
  scheme: JsonObject
  /** A sentence for readers of `/docs`. */
  summary: string
  /** The refusals of requests that are not admitted: the sentence for each status. */
  refusals: Readonly<Record<number, string>>
}

/** A call under the path that it is served at; without `security` it is open to everyone. */
export type ServedCall = { call: Call; path: string; security?: Security | undefined }

export type OpenApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string }
  paths: Record<string, Record<string, JsonObject>>
  components: JsonObject
}

const ERROR = { $ref: '#/components/schemas/Error' }

const errorSchema = {
  type: 'object',
  required: ['status', 'errorCode', 'message'],
  properties: {
    status: { type: 'integer' },
    errorCode: { type: 'string' },
    message: { type: 'string', description: 'A Korean sentence for the person.' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

/** Returns the OpenAPI document of a server's calls, made from the very schemas that check them. */
export function openApiFor(server: string, calls: readonly ServedCall[]): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const served of calls) {
    // OpenAPI writes `/a/{b}` for `/a/:b`.
    const address = served.path.replace(/:(\w+)/g, '{$1}')
    paths[address] = { ...paths[address], [served.call.method.toLowerCase()]: operationFor(served) }
  }
  const info = { title: `Delivery and parcel cost support: the calls of ${server}`, version: '1' }
  const securitySchemes = Object.fromEntries(
    calls.flatMap(({ security }) => (security ? [[security.name, security.scheme]] : [])),
  )
  return { openapi: '3.1.0', info, paths, components: { securitySchemes, schemas: { Error: errorSchema } } }
}

function operationFor({ call, path, security }: ServedCall): JsonObject {
  const content = bodyContent(call)
  return {
    operationId: `${call.method.toLowerCase()}${path.replace(/[^A-Za-z0-9]+(\w)?/g, (_, letter = '') => letter.toUpperCase())}`,
    summary: call.summary,
    security: security ? [{ [security.name]: [] }] : [],
    description: [security?.summary ?? 'Open to everyone.', ...(call.notes ?? [])].join(' '),
    parameters: [...parametersIn('path', call.params), ...parametersIn('query', call.query)],
    ...(content && { requestBody: { required: true, content } }),
    responses: responsesOf(call, security),
  }
}

function parametersIn(place: 'path' | 'query', schema: v.GenericSchema | undefined): JsonObject[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }))
}

function bodyContent({ body, bytes, files }: Call): JsonObject | undefined {
  if (bytes) return Object.fromEntries(bytes.map(type => [type, { schema: { type: 'string' } }]))
  if (!body && !files) return undefined
  const schema = body ? jsonSchemaOf(body, 'input') : { type: 'object' }
  if (!files) return { 'application/json': { schema } }
  return { 'multipart/form-data': { schema: withFiles(schema, files) } }
}

function withFiles(schema: JsonObject, { names, largestBytes }: FileParts): JsonObject {
  const file = { type: 'string', format: 'binary', maxLength: largestBytes }
  const { properties = {} } = schema as { properties?: object }
  return { ...schema, properties: { ...properties, ...Object.fromEntries(names.map(name => [name, file])) } }
}

function responsesOf(call: Call, security: Security | undefined): JsonObject {
  const content = responseContent(call)
  const response = { description: 'The response', ...(content && { content }) }
  const refusals = {
    400: 'The request does not fit, or the programme’s rules refuse it',
    ...call.refusals,
    ...security?.refusals,
    default: 'Any other refusal or failure',
  }
  return {
    ...Object.fromEntries((call.statuses ?? [200]).map(status => [status, response])),
    ...Object.fromEntries(Object.entries(refusals).map(([status, sentence]) => [status, refusal(sentence)])),
  }
}

function responseContent({ response }: Call): JsonObject | undefined {
  if (response === null) return undefined
  if (!isRaw(response)) return { 'application/json': { schema: jsonSchemaOf(response, 'output') } }
  const { contentType, schema } = response
  return { [contentType]: { schema: schema ? jsonSchemaOf(schema, 'output') : { type: 'string' } } }
}

function refusal(description: string): JsonObject {
  return { description, content: { 'application/json': { schema: ERROR } } }
}

type ObjectSchema = JsonObject & { properties?: Record<string, unknown>; required?: string[] }

// Checks that JSON Schema cannot express are left out.
function jsonSchemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): ObjectSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode,
    target: 'draft-2020-12',
    errorMode: 'ignore',
  })
  return rest as ObjectSchema
}
