import { ICON_SHAPES } from '../src/icon/icon-shapes.tsx';
import { Icon, Logo, Section, Stack, type IconName } from '../src/index.ts';

const ICONS = Object.keys(ICON_SHAPES) as IconName[];

export function TokenGallery() {
  return (
    <Section title="Знак, буквы, цифры">
      <Stack gap="l">
        <Stack direction="row" gap="xl">
          <Logo />
        </Stack>
        <h1>Заголовок первого уровня, №&nbsp;1</h1>
        <h2>Второго: «от 50 000 до 1 000 000 ₽»</h2>
        <h3>Третьего: срок до 48 месяцев</h3>
        <h4>Четвёртого: что понадобится</h4>
        <p>
          Обычный текст: съешь ещё этих мягких французских булок, да выпей чаю.{' '}
          <a href="#steps">Ссылка в тексте</a> стоит на тонкой линейке.
        </p>
        <Stack direction="row" gap="l">
          {ICONS.map((name) => (
            <Icon key={name} name={name} title={name} />
          ))}
        </Stack>
        <Stack direction="row" gap="l">
          {ICONS.map((name) => (
            <Icon key={name} name={name} size={32} />
          ))}
        </Stack>
      </Stack>
    </Section>
  );
}
