import type * as v from 'valibot'
import { toJsonSchema } from '@valibot/to-json-schema'
import { SESSION_COOKIE } from '../session/applicant.ts'
import { isRaw } from './send-response.ts'
import type { Call, FileParts } from './call.ts'

export type JsonObject = { [key: string]: unknown }

export type OpenApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string }
  paths: Record<string, Record<string, JsonObject>>
  components: JsonObject
}

const ERROR = { $ref: '#/components/schemas/Error' }

/** The OpenAPI document of the calls, made from the very schemas that check them. */
export function openApiFor(calls: readonly Call[]): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const { call, path, security } of calls.flatMap(variantsOf)) {
    const address = openApiPath(path)
    paths[address] = { ...paths[address], [call.method.toLowerCase()]: operationFor(call, path, security) }
  }
  const info = { title: 'Delivery and parcel cost support: the calls of the site', version: '1' }
  return { openapi: '3.1.0', info, paths, components }
}

/** `/a/{b}` for `/a/:b`, as OpenAPI writes addresses. */
function openApiPath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}')
}

const components = {
  securitySchemes: {
    session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
    admin: { type: 'http', scheme: 'bearer' },
  },
  schemas: {
    Error: {
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
    },
  },
}

type Variant = { call: Call; path: string; security: JsonObject[] }

function variantsOf(call: Call): Variant[] {
  const plain = { call, path: call.path, security: call.access === 'applicant' ? [{ session: [] }] : [] }
  if (!call.admin) return [plain]
  return [plain, { call, path: `/admin-api${call.path}`, security: [{ admin: [] }] }]
}

function operationFor(call: Call, path: string, security: JsonObject[]): JsonObject {
  const content = bodyContent(call)
  return {
    operationId: `${call.method.toLowerCase()}${path.replace(/[^A-Za-z0-9]+(\w)?/g, (_, letter = '') => letter.toUpperCase())}`,
    summary: call.summary,
    security,
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

function bodyContent({ body, files }: Call): JsonObject | undefined {
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

function responsesOf({ answer, turns }: Call, security: JsonObject[]): JsonObject {
  const content = isRaw(answer)
    ? { [answer.contentType]: { schema: { type: 'string' } } }
    : { 'application/json': { schema: jsonSchemaOf(answer, 'output') } }
  const refusal = (description: string) => ({
    description,
    content: { 'application/json': { schema: ERROR } },
  })
  return {
    200: { description: 'The answer', content },
    400: refusal('The request does not fit, or the programme’s rules refuse it'),
    ...(security.some(way => 'session' in way) && {
      401: refusal('AUTH_EXPIRED: no session, or it has ended'),
    }),
    ...(turns && {
      403: refusal('QUEUE_PASS_REQUIRED: the header `queue-action` says for which turn to wait'),
    }),
    ...(security.some(way => 'admin' in way) && {
      403: refusal('ADMIN_REFUSED: not from here, or not with this token'),
    }),
    default: refusal('Any other refusal or failure'),
  }
}

type ObjectSchema = JsonObject & { properties?: Record<string, unknown>; required?: string[] }

// What a schema checks beyond what JSON Schema can say is left out.
function jsonSchemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): ObjectSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode,
    target: 'draft-2020-12',
    errorMode: 'ignore',
  })
  return rest as ObjectSchema
}
