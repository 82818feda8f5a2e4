<?php
/**
 * Calls the functions of the settings with the few functions of WordPress that they use. Reads the
 * submitted fields as JSON from the standard input and prints what would be stored.
 *
 * @package Askwell
 */

define( 'ABSPATH', __DIR__ );

$askwell_errors = array();
$askwell_stored = array(
	'server'     => 'https://old.example',
	'chatbot_id' => str_repeat( 'b', 24 ),
);

function get_option( $name ) {
	global $askwell_stored;
	return 'askwell_settings' === $name ? $askwell_stored : false;
}
function sanitize_text_field( $text ) {
	return trim( preg_replace( '/[\r\n\t ]+/', ' ', wp_strip_tags( $text ) ) );
}
function wp_strip_tags( $text ) {
	return strip_tags( $text );
}
function esc_url_raw( $url, $protocols ) {
	return preg_match( '#^(' . implode( '|', $protocols ) . ')://#i', $url ) ? preg_replace( '/[^a-z0-9-~+_.?#=!&;,\/:%@$|*\'()\[\]]/i', '', $url ) : '';
}
function untrailingslashit( $url ) {
	return rtrim( $url, '/\\' );
}
function add_settings_error( $setting, $code, $message ) {
	global $askwell_errors;
	$askwell_errors[] = $code;
}
function __( $text ) {
	return $text;
}

require dirname( __DIR__ ) . '/askwell/includes/settings.php';

$askwell_result = askwell_sanitize( json_decode( file_get_contents( 'php://stdin' ), true ) );
echo json_encode(
	array(
		'settings' => $askwell_result,
		'complete' => askwell_is_complete( $askwell_result ),
		'errors'   => $askwell_errors,
	)
);
