/** What a written value may be: a JSON Schema cut down to what authors' files need. */
export type ValueSchema =
  | { type: 'string' | 'number' | 'boolean'; about?: string }
  | { type: 'oneOf'; values: readonly (string | number | boolean)[]; about?: string }
  | { type: 'list'; of: ValueSchema; about?: string }
  | { type: 'tuple'; of: readonly ValueSchema[]; about?: string }
  | { type: 'record'; of: ValueSchema; about?: string }
  | ObjectSchema
  /** Anything: what it may be is said elsewhere. */
  | { type: 'unknown'; about?: string }
  | { type: 'anyOf'; of: readonly ValueSchema[]; about?: string };

export interface ObjectSchema {
  type: 'object';
  keys: Readonly<Record<string, ValueSchema>>;
  required?: readonly string[];
  about?: string;
}

/** The TypeScript type of the values that a schema lets through. */
export type InferValue<Schema> = Schema extends { type: 'string' }
  ? string
  : Schema extends { type: 'number' }
    ? number
    : Schema extends { type: 'boolean' }
      ? boolean
      : Schema extends { type: 'oneOf'; values: readonly (infer Value)[] }
        ? Value
        : Schema extends { type: 'list'; of: infer Item }
          ? InferValue<Item>[]
          : Schema extends { type: 'tuple'; of: infer Items }
            ? { -readonly [Index in keyof Items]: InferValue<Items[Index]> }
            : Schema extends { type: 'record'; of: infer Item }
              ? Record<string, InferValue<Item>>
              : Schema extends { type: 'anyOf'; of: readonly (infer Choice)[] }
                ? InferValue<Choice>
                : Schema extends { type: 'object'; keys: infer Keys }
                  ? InferObject<
                      Keys,
                      Schema extends { required: readonly (infer Key)[] } ? Key : never
                    >
                  : never;

type InferObject<Keys, Required> = {
  -readonly [Key in keyof Keys as Key extends Required ? Key : never]: InferValue<Keys[Key]>;
} & {
  -readonly [Key in keyof Keys as Key extends Required ? never : Key]?: InferValue<Keys[Key]>;
};
