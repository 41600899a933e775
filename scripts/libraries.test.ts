import { expect, test } from 'vitest';
import { debianPackages, missingLibraries } from './libraries.ts';

const LDD = `	linux-vdso.so.1 (0x00007f175cc3e000)
	libdl.so.2 => /lib/x86_64-linux-gnu/libdl.so.2 (0x00007f175cc28000)
	libnspr4.so => not found
	libnss3.so => not found
	libnssutil3.so => not found
	libexpat.so.1 => not found
	/lib64/ld-linux-x86-64.so.2 (0x00007f175cc40000)
`;

test('missingLibraries reads only what ldd did not find', () => {
  expect(missingLibraries(LDD)).toEqual([
    'libnspr4.so',
    'libnss3.so',
    'libnssutil3.so',
    'libexpat.so.1',
  ]);
});

test('debianPackages names each package once and keeps what it does not know', () => {
  expect(debianPackages([...missingLibraries(LDD), 'libother.so.2'])).toEqual({
    packages: ['libnspr4', 'libnss3', 'libexpat1'],
    unknown: ['libother.so.2'],
  });
});
